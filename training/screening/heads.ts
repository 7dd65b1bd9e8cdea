/** HEADS: what each model of screening finds, which sources it learns from, and how much they count. */
import type { ModelName } from '#catalog/screening/classifier/scores.ts';
import type { CorpusClass } from './corpus.ts';
import type { Example, Source } from './examples.ts';
import type { Sample } from './regression.ts';

interface Head {
  /** 1 for what the model finds, 0 for what it must tell from that; other classes are not learned from. */
  targets: Partial<Record<CorpusClass, 0 | 1>>;
  /** The weight of an example of each source. */
  sources: Partial<Record<Source, number>>;
  /** The weights for the prior, a model of what phrases of many subjects say; both targets count the same in it. */
  prior: Partial<Record<Source, number>>;
  /** How much more texts count that say nothing of AI. */
  unsaid: number;
  /** How much a text that says AI counts once more without what it says. */
  masked: number;
}

export const HEADS: Readonly<Record<ModelName, Head>> = {
  ai: {
    targets: { ai: 1, other: 0 },
    sources: { submissions: 1, brief: 0.2, decided: 1, lists: 1.3, work: 0.7 },
    prior: { jobs: 0.3, trades: 1, work: 3 },
    unsaid: 1.5,
    masked: 0.5,
  },
  spam: {
    targets: { spam: 1, ai: 0, other: 0 },
    sources: { submissions: 1, decided: 1, lists: 0.5, work: 0.3 },
    prior: { offers: 1, trades: 0.3, jobs: 0.1, work: 0.6 },
    unsaid: 1,
    masked: 0,
  },
};

/** The samples of the prior: the texts alone, without their form and without what they say of AI. */
export function priorSamples(name: ModelName, examples: readonly Example[]): Sample[] {
  const { targets, prior } = HEADS[name];
  const samples = examples.flatMap((one): Sample[] => {
    const [target, weight] = [targets[one.class], prior[one.source]];
    return target === undefined || weight === undefined ? [] : [{ features: one.bare, target, weight }];
  });
  const sumOf = (target: 0 | 1) => samples.reduce((sum, one) => sum + (one.target === target ? one.weight : 0), 0);
  const sums = [sumOf(0), sumOf(1)] as const;
  const half = (sums[0] + sums[1]) / 2;
  return samples.map((one) => ({ ...one, weight: (one.weight * half) / sums[one.target] }));
}

/** The samples of the model itself. */
export function samplesOf(name: ModelName, examples: readonly Example[]): Sample[] {
  const { targets, sources, unsaid, masked } = HEADS[name];
  return examples.flatMap((one): Sample[] => {
    const [target, weight] = [targets[one.class], sources[one.source]];
    if (target === undefined || weight === undefined) return [];
    if (one.unsaid === undefined) return [{ features: one.features, target, weight: weight * unsaid }];
    const whole = { features: one.features, target, weight };
    return one.class === 'ai' && masked > 0
      ? [whole, { features: one.unsaid, target, weight: weight * masked }]
      : [whole];
  });
}
