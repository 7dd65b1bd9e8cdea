/** Commands about sponsored placements. */
import { tabbed, type Command } from './command.ts';

export const placementCommands: Command[] = [
  {
    name: 'placements list',
    sentence: 'Lists placements, newest first: id, tool, place, from, until, label, targeting.',
    async run(call) {
      const { listPlacements } = await import('#catalog/tools/placements/placements.ts');
      const items = await listPlacements(call.db);
      return {
        text: tabbed(
          items.map(({ id, slug, slot, startsAt, endsAt, label, topics }) => [
            id,
            slug,
            slot,
            startsAt,
            endsAt,
            label,
            [...topics.categories, ...topics.words].join(', '),
          ]),
        ),
        json: items.map(({ id, slug, slot, startsAt, endsAt, label, topics }) => ({
          id,
          slug,
          slot,
          starts_at: startsAt,
          ends_at: endsAt,
          label,
          ...topics,
        })),
      };
    },
  },
];
