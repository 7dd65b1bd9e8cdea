/** Properties that several rows of FIELDS share. */

export const ADDRESS = { kind: 'address', max: 2_048 } as const;

/** Common to attributes: visitors filter by them. */
export const ATTRIBUTE = {
  required: false,
  audience: 'public',
  summary: false,
  localised: false,
  screened: false,
  filter: true,
  group: 'attributes',
} as const;

export const FLAG = { kind: 'flag', ...ATTRIBUTE } as const;

/** Common to what says more about prices. */
export const PRICED = {
  required: false,
  audience: 'public',
  localised: false,
  screened: false,
  group: 'kind',
} as const;
