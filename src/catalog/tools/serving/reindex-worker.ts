/** A thread that analyses tools again. */
import { analyseTool, type SearchableTool } from '#catalog/search/analysis/analysis.ts';

export const analyseTools = (tools: readonly SearchableTool[]): string[] => tools.map((tool) => analyseTool(tool));
