/** An icon for each category: lines on a grid of 20, in the colour of the text; decorative. */
import { raw, type Html } from './html.ts';

/** Paths by category id. */
const DRAWINGS: Readonly<Record<string, string>> = {
  'language-models': '<path d="M10 3v14M3 10h14M5 5l10 10M15 5 5 15"/>',
  chatbots: '<path d="M3 4h14v9H9l-4 4v-4H3zM7 8.5h.01M10 8.5h.01M13 8.5h.01"/>',
  'ai-agents':
    '<rect x="4" y="7" width="12" height="9" rx="2"/><path d="M10 7V3.5M8 11.5h.01M12 11.5h.01M2 10.5v3M18 10.5v3"/>',
  automation:
    '<circle cx="5" cy="5" r="2"/><circle cx="15" cy="10" r="2"/><circle cx="5" cy="15" r="2"/><path d="M7 5h3a3 3 0 0 1 3 3M7 15h3a3 3 0 0 0 3-3"/>',
  'coding-assistants': '<path d="m7 6-4 4 4 4M13 6l4 4-4 4M11.5 4l-3 12"/>',
  'developer-tools': '<rect x="3" y="4" width="14" height="12" rx="2"/><path d="m6 8 2.5 2L6 12M10.5 12.5H14"/>',
  'app-builders':
    '<rect x="3" y="3" width="6" height="6" rx="1"/><rect x="3" y="11" width="6" height="6" ' +
    'rx="1"/><rect x="11" y="11" width="6" height="6" rx="1"/><path d="M14 3v6M11 6h6"/>',
  'data-analysis': '<path d="M3 17h14M6 17v-5M10 17V8M14 17V4"/>',
  writing: '<path d="m4 16 1-4 9-9 3 3-9 9zM12 5l3 3"/>',
  prompts: '<path d="m4 6 4 4-4 4M10 15h6"/>',
  marketing: '<path d="M3 8v4l9 4V4zM12 7.5a3 3 0 0 1 0 5M5 12.5V17h3v-3.5"/>',
  'social-media':
    '<circle cx="5" cy="10" r="2"/><circle cx="15" cy="5" r="2"/><circle cx="15" cy="15" r="2"/><path d="m7 9 6-3M7 11l6 3"/>',
  sales: '<path d="m3 14 4-4 3 3 7-8M12 5h5v5"/>',
  ecommerce: '<path d="M5 7h10l1 10H4zM7.5 7V5.5a2.5 2.5 0 0 1 5 0V7"/>',
  'customer-support':
    '<path d="M4 12v-2a6 6 0 0 1 12 0v2M16 14a3 3 0 0 1-3 3h-2"/><rect x="3" y="11" ' +
    'width="3" height="4" rx="1"/><rect x="14" y="11" width="3" height="4" rx="1"/>',
  email: '<rect x="3" y="5" width="14" height="10" rx="1.5"/><path d="m3.5 6.5 6.5 5 6.5-5"/>',
  meetings:
    '<circle cx="7" cy="7" r="2.5"/><circle cx="14" cy="8" r="2"/><path d="M2.5 16a4.5 4.5 0 0 1 9 0M12.5 13a4 4 0 0 1 5 3"/>',
  presentations: '<rect x="3" y="4" width="14" height="9" rx="1"/><path d="m7 17 3-4 3 4M6.5 10 9 7.5l2 2 2.5-2.5"/>',
  productivity: '<path d="m3.5 6 1.5 1.5L8 4.5M3.5 13l1.5 1.5 3-3M11 6h6M11 13h6"/>',
  'plugins-extensions': '<path d="M8 4.5a2 2 0 0 1 4 0V6h4v4h-1.5a2 2 0 0 0 0 4H16v3H4V6h4z"/>',
  'search-engines': '<circle cx="8.5" cy="8.5" r="5.5"/><path d="m12.7 12.7 4.3 4.3M6.5 8.5h4"/>',
  research: '<path d="M8 3h4M9 3v5l-5 8.5h12L11 8V3M6.5 12.5h7"/>',
  education: '<path d="m2 8 8-4 8 4-8 4zM5.5 10v4c2.5 2 6.5 2 9 0v-4"/>',
  'image-generation':
    '<rect x="3" y="4" width="14" height="12" rx="1.5"/><path d="m3 14 4-4 3 3 2-2 5 5"/><circle cx="13" cy="7.5" r="1"/>',
  'image-editing': '<path d="M6 2.5V14h11.5M2.5 6H14v11.5M11 9l-2 2"/>',
  avatars: '<circle cx="10" cy="7" r="3.5"/><path d="M3.5 17a6.5 6.5 0 0 1 13 0"/>',
  design: '<path d="M10 3 4 13.5V17h3.5l8-10.5zM7 14l3-4"/><path d="M13 16.5h4"/>',
  video: '<rect x="2.5" y="5" width="10" height="10" rx="1.5"/><path d="m12.5 9 5-3v8l-5-3"/>',
  'gaming-3d': '<path d="m10 2.5 6.5 3.75v7.5L10 17.5l-6.5-3.75v-7.5zM3.5 6.25 10 10l6.5-3.75M10 10v7.5"/>',
  'music-audio': '<path d="M7 14.5V5l9-2v9.5"/><circle cx="5" cy="14.5" r="2"/><circle cx="14" cy="12.5" r="2"/>',
  'text-to-speech': '<path d="M3 8v4h3l4 3.5v-11L6 8zM13 7.5a4 4 0 0 1 0 5M15.5 5a7.5 7.5 0 0 1 0 10"/>',
  'transcription-translation':
    '<path d="M3 5h8M7 3v2M9.5 5c-.5 3.5-3 6-6 7M5 8c1 2 2.5 3.5 5 4.5M10.5 17l3.5-8 3.5 8M11.7 14.5h4.6"/>',
  'hr-resume':
    '<rect x="4" y="3" width="12" height="14" rx="1.5"/><circle cx="10" cy="7.5" r="1.5"/><path d="M7 12.5a3 3 0 0 1 6 0M7 15h6"/>',
  finance:
    '<circle cx="10" cy="10" r="7"/><path d="M12.5 7.5c-1-1-4.5-1-4.5.8s4.5 1.2 4.5 3.2-3.5 2-5 .5M10 5v1.5M10 13.5V15"/>',
  legal: '<path d="M10 3v14M6 17h8M4 6h12M4 6l-2 5h4zM16 6l-2 5h4z"/>',
  healthcare: '<path d="M10 16.5C4.5 13 3 10.5 3 7.8A3.8 3.8 0 0 1 10 6a3.8 3.8 0 0 1 7 1.8c0 2.7-1.5 5.2-7 8.7z"/>',
  'architecture-interior': '<path d="m3 9 7-6 7 6M5 8v9h10V8M8.5 17v-5h3v5"/>',
  lifestyle: '<path d="M10 3a7 7 0 0 1 7 7H3a7 7 0 0 1 7-7zM10 10v5a2 2 0 0 0 4 0"/>',
  'ai-detection': '<path d="M4 7V4h3M13 4h3v3M16 13v3h-3M7 16H4v-3M7 10h6"/>',
};

/** For all other categories. */
const OTHER =
  '<rect x="3" y="3" width="5.5" height="5.5" rx="1"/><rect x="11.5" y="3" width="5.5" height="5.5" ' +
  'rx="1"/><rect x="3" y="11.5" width="5.5" height="5.5" rx="1"/><circle cx="14.25" cy="14.25" r="2.75"/>';

export function categoryIcon(id: string): Html {
  return raw(`<svg class="icon category-icon" viewBox="0 0 20 20" aria-hidden="true">${DRAWINGS[id] ?? OTHER}</svg>`);
}
