/** Scores a text by the cosine similarity of its mean word vector to the mean word vectors of training texts. */
import { readModel } from '#catalog/models.ts';
import { DIMENSIONS } from './word-vectors.ts';

export interface MeaningModel {
  /** Directions in units of 1/127, one after the other. */
  landmarks: Int8Array;
  /** By landmark; positive for the model's class. */
  weights: readonly number[];
}

export function readMeaningModel(path: string): MeaningModel {
  const { head, numbers } = readModel(path);
  const { weights } = head as Pick<MeaningModel, 'weights'>;
  return { weights, landmarks: new Int8Array(numbers.buffer, numbers.byteOffset, numbers.length) };
}

export const LANDMARK_UNIT = 127;
/** How fast nearness falls with the angle. */
const SHARPNESS = 6;

/** The nearness of a direction to each landmark, 1 for the same one. */
export function nearnessesOf(landmarks: Int8Array, direction: Float64Array): Float64Array {
  return Float64Array.from({ length: landmarks.length / DIMENSIONS }, (_, place) => {
    let cosine = 0;
    for (let at = 0; at < DIMENSIONS; at += 1) cosine += landmarks[place * DIMENSIONS + at]! * direction[at]!;
    return Math.exp(SHARPNESS * (cosine / LANDMARK_UNIT - 1));
  });
}

/** About 1 for texts that are surely of the model's class, -1 for texts that are surely not. */
export function meaningOf({ landmarks, weights }: MeaningModel, direction: Float64Array): number {
  const nearnesses = nearnessesOf(landmarks, direction);
  return weights.reduce((sum, weight, place) => sum + weight * nearnesses[place]!, 0);
}
