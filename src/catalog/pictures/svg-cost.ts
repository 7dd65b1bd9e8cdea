/** What an SVG costs to draw, once each of its references is followed as often as the drawing follows it. */

/** An element with what it refers to. */
export interface SvgElement {
  children: SvgElement[];
  /** Ids of the elements that it is drawn with. */
  references: string[];
  /** Of paints and markers, which its descendants inherit: each of them may be drawn with these. */
  inherited: string[];
  /** In elements: 1, and more for long paths and for the steps of filters. */
  weight: number;
  /** Pixels of the picture that it holds. */
  pixels: number;
}

export interface Cost {
  elements: number;
  pixels: number;
}

/** References and elements inside each other that are followed; the drawing takes a layer for many of them. */
const DEEPEST = 200;

/**
 * The cost of an element with all below it. Undefined where it refers to itself, or lies deeper than 200 elements and
 * references. Takes as long as there are elements and references, however often one is drawn.
 */
export function costOf(root: SvgElement, byId: ReadonlyMap<string, readonly SvgElement[]>): Cost | undefined {
  const known = new Map<SvgElement, Cost | null>();

  function follow(element: SvgElement, depth: number): Cost | undefined {
    const found = known.get(element);
    if (found === null || depth > DEEPEST) return undefined;
    if (found !== undefined) return found;
    known.set(element, null);
    const sum = { elements: element.weight, pixels: element.pixels };
    for (const part of [...element.children, ...targetsOf(element.references)]) {
      const cost = follow(part, depth + 1);
      if (cost === undefined) return undefined;
      sum.elements += cost.elements;
      sum.pixels += cost.pixels;
    }
    const times = sum.elements;
    for (const target of targetsOf(element.inherited)) {
      const cost = follow(target, depth + 1);
      if (cost === undefined) return undefined;
      sum.elements += cost.elements * times;
      sum.pixels += cost.pixels * times;
    }
    known.set(element, sum);
    return sum;
  }

  function targetsOf(ids: readonly string[]): SvgElement[] {
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return follow(root, 0);
}
