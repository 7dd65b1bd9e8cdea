/** The drawing cost of an SVG, with each reference followed as often as the renderer does. */

/** An element with its references. */
export interface SvgElement {
  children: SvgElement[];
  /** Ids of referenced elements. */
  references: string[];
  /** Paints and markers, which descendants inherit: each of them may be drawn with these. */
  inherited: string[];
  /** In elements: 1, more for long paths and filter steps. */
  weight: number;
  /** Pixels of its embedded picture. */
  pixels: number;
}

export interface Cost {
  elements: number;
  pixels: number;
}

/** Deepest nesting of elements and references; the renderer takes a layer for many of them. */
const DEEPEST = 200;

/**
 * The cost of an element with its descendants. Undefined for cycles or nesting below 200. Linear in
 * elements and references, however often one is drawn.
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
