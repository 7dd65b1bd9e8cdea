/** Commands about sponsored placements. */
import { columns, type Command } from './command.ts';

export const placementCommands: Command[] = [
  {
    name: 'placements list',
    sentence: 'Lists placements, newest first: id, tool, place, from, until, label, targeting.',
    async run(call) {
      const { listPlacements } = await import('#catalog/tools/placements/placements.ts');
      const items = (await listPlacements(call.db)).map(({ id, slug, slot, startsAt, endsAt, label, topics }) => ({
        id,
        slug,
        slot,
        starts_at: startsAt,
        ends_at: endsAt,
        label,
        ...topics,
      }));
      const rows = items.map((item) => ({ ...item, topics: [...item.categories, ...item.words].join(', ') }));
      return { text: columns(rows, ['id', 'slug', 'slot', 'starts_at', 'ends_at', 'label', 'topics']), json: items };
    },
  },
];
