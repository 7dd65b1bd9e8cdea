/** Sentences of the lists that people keep and publish, in English; its type is what every other language must satisfy. */

export const messages = () => ({
  lists: {
    title: 'My lists',
    lead: 'Put tools together for a purpose. A list that you publish has a page of its own, a feed and a badge.',
    none: 'No lists yet',
    noneHint: 'Create one here, or choose “Add to a list” on the page of a tool.',
    create: 'New list',
    name: 'Title',
    intro: 'Introduction',
    createButton: 'Create list',
    updated: 'Changed',
    size: 'Tools',
    save: 'Save',
    place: 'Place',
    leaveOut: 'Take out',
    gone: 'No longer in the catalog; visitors do not see it.',
    empty: 'This list holds no tools yet.',
    states: {
      private: 'Private',
      public: 'Public',
      hidden: 'Hidden by an editor',
    },
    add: {
      link: 'Add to a list',
      title: (name: string) => `Add ${name} to a list`,
      choose: 'List',
      another: 'A new list',
      newTitle: 'Title of the new list',
      newTitleHint: 'Only for a new list',
      note: 'Note',
      noteHint: 'Why it is in the list; shown below the tool',
      button: 'Add',
    },
    visibility: {
      title: 'Visibility',
      publish: 'Publish',
      publishHint:
        'Everybody can then read the title, the introduction and your notes. Your e-mail address is not shown.',
      withdraw: 'Make private',
      withdrawHint: 'Its page, its feed and its badge stop working until you publish it again.',
      verifyFirst: 'Confirm your e-mail address before publishing a list.',
      isHidden: 'An editor has hidden this list after a report. Only you can see it.',
      open: 'Open the public page',
    },
    removal: {
      title: 'Delete list',
      hint: 'The list and its address are gone for good.',
    },
    done: {
      created: 'The list has been created.',
      saved: 'The list has been saved.',
      added: 'The tool is in the list.',
      published: 'The list is public.',
      withdrawn: 'The list is private.',
      removed: 'The list has been deleted.',
    },
    embed: {
      title: 'Show it on your site',
      hint: 'A picture with a link, without scripts. Copy this into your page:',
    },
    page: {
      by: 'Put together by a reader. It has no effect on the order of results.',
      nothing: 'None of the tools of this list is in the catalog any more.',
      report: 'Report this list',
      reportTitle: (name: string) => `Report the list “${name}”`,
      reportMessage: 'What is wrong with this list?',
      back: 'Back to the list',
    },
    desk: {
      title: 'Reported lists',
      lead: 'A list that is hidden can be seen by its owner alone, who is told by e-mail. Reporters hear what came of it.',
      none: 'No list is reported or hidden.',
      hide: 'Hide',
      keep: 'Leave as it is',
      show: 'Show again',
      note: 'Note to the owner',
      stale: 'This list has changed meanwhile. It is shown as it is now.',
    },
  },
});

export type ListMessages = ReturnType<typeof messages>;
