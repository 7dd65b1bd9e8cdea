/** Collections, lists, placements, and what search keeps. */
import { integers, key, optional, references, required, withDefault } from './columns.ts';
import type { Baseline } from './tables.ts';

export async function createLists({ table, keyedTable, index }: Baseline): Promise<void> {
  await table('collections', {
    id: key,
    ...required('texts', 'starts_on'),
    ...optional('ends_on'),
    ...required('updated_at'),
  });
  await keyedTable('collection_tools', ['collection_id', 'tool_id'], {
    collection_id: references('collections', 'cascade'),
    tool_id: references('tools', 'cascade'),
    ...integers('place'),
  });
  index('collection_tools_by_tool', 'collection_tools (tool_id)');
  await table('lists', {
    id: key,
    account_id: references('accounts'),
    ...required('title', 'intro', 'locale', 'state', 'created_at', 'updated_at'),
  });
  index('lists_by_account', 'lists (account_id, updated_at)');
  index('lists_by_state', 'lists (state, updated_at)');
  await keyedTable('list_tools', ['list_id', 'tool_id'], {
    list_id: references('lists', 'cascade'),
    tool_id: references('tools', 'cascade'),
    ...integers('place'),
    ...required('note'),
  });
  index('list_tools_by_tool', 'list_tools (tool_id)');
  await table('placements', {
    id: key,
    tool_id: references('tools'),
    ...required('slot', 'starts_at', 'ends_at', 'label'),
    ...optional('created_by'),
    ...required('created_at'),
    categories: withDefault('[]'),
    words: withDefault('[]'),
  });
  index('placements_by_slot', 'placements (slot, starts_at)');
  index('placements_by_tool', 'placements (tool_id)');
  await keyedTable('placement_days', ['placement_id', 'day'], {
    placement_id: references('placements', 'cascade'),
    ...required('day'),
    ...integers('views', 'clicks'),
  });
  await keyedTable('job_phrases', ['job', 'locale'], { ...required('job', 'locale', 'phrases', 'updated_at') });
  await keyedTable('empty_searches', ['week', 'words'], { ...required('week', 'words'), ...integers('count') });
  await table('stored_indexes', { mark: key, ...required('stored_at') });
}
