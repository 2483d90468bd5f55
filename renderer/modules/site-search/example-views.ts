import type { SearchView } from '#engine';

/** Search results by the names of the examples. */
export const exampleViews: Readonly<Record<string, SearchView>> = {
  'Nothing asked': {
    query: '',
    page: 1,
    hasMore: false,
    findings: {
      outcome: 'found',
      hits: [],
      total: 0,
    },
  },
  Results: {
    query: 'maori',
    page: 1,
    hasMore: true,
    findings: {
      outcome: 'found',
      total: 26,
      hits: [
        {
          path: '/collections/te-reo',
          title: 'Books in te reo Māori',
          snippet: [
            {
              text: 'Four thousand books in te reo ',
              isMatch: false,
            },
            {
              text: 'Māori',
              isMatch: true,
            },
            {
              text: ', for readers of every age, and a shelf of recordings on the second floor…',
              isMatch: false,
            },
          ],
        },
        {
          path: '/events/matariki',
          title: 'Matariki evenings',
          snippet: [
            {
              text: '…stories and songs by ',
              isMatch: false,
            },
            {
              text: 'Māori',
              isMatch: true,
            },
            {
              text: ' writers, every Thursday in July. Come early for a seat.',
              isMatch: false,
            },
          ],
        },
        {
          path: '/opening-hours',
          title: 'Opening hours',
          snippet: [],
        },
      ],
    },
  },
  'One result in words of its own': {
    query: 'a rather long query that somebody has pasted from a letter about an overdue book',
    page: 1,
    hasMore: false,
    findings: {
      outcome: 'found',
      total: 1,
      hits: [
        {
          path: '/a-rather-long-address-of-a-page-that/nobody-has-shortened/before-the-library-opened-its-doors',
          title:
            'A page with a rather long title that somebody wrote in a hurry and nobody shortened before the library opened',
          snippet: [
            {
              text: 'Incomprehensibilities <b>abound</b>.',
              isMatch: true,
            },
          ],
        },
      ],
    },
  },
  'No results': {
    query: 'zzyzx',
    page: 1,
    hasMore: false,
    findings: {
      outcome: 'found',
      hits: [],
      total: 0,
    },
  },
  Failed: {
    query: 'atlas',
    page: 1,
    hasMore: false,
    findings: {
      outcome: 'failed',
    },
  },
};
