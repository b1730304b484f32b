import type { ServiceCalls } from '@suite/kernel/service/service';
import * as facts from './contract/facts';
import * as media from './contract/media';
import * as pages from './contract/pages';
import * as publications from './contract/publications';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  'mywebsite-admin': {
    endpoints: {
      getSite: facts.getSite,
      createSite: facts.createSite,
      putFacts: facts.putFacts,
      putAddress: facts.putAddress,
      proveDomain: facts.proveDomain,
      getPages: pages.getPages,
      getPage: pages.getPage,
      createPage: pages.createPage,
      putPage: pages.putPage,
      movePages: pages.movePages,
      publishPages: pages.publishPages,
      schedulePage: pages.schedulePage,
      unpublishPage: pages.unpublishPage,
      trashPage: pages.trashPage,
      restorePage: pages.restorePage,
      getRevisions: pages.getRevisions,
      restoreRevision: pages.restoreRevision,
      getMedia: media.getMedia,
      uploadMedium: media.uploadMedium,
      putMedium: media.putMedium,
      deleteMedium: media.deleteMedium,
      getPublications: publications.getPublications,
      rollBack: publications.rollBack,
      getPublicationZip: publications.getPublicationZip,
    },
    summaries: {
      getSite: 'The website with the facts it says, and what is missing of them',
      createSite: 'Starts the website with the pages of the template',
      putFacts: 'Changes what the website says of the firm',
      putAddress: 'Changes where the website is',
      proveDomain: 'Looks for the DNS record of the domain, and serves the website at it',
      getPages: 'Pages and articles with their state, those in the trash, too',
      getPage: 'A page with its draft',
      createPage: 'Adds a page or an article from a template',
      putPage: 'Saves the draft of a page',
      movePages: 'Places pages in the tree',
      publishPages: 'Shows drafts of pages to visitors',
      schedulePage: 'Publishes the present draft later, or takes that back',
      unpublishPage: 'Takes a page off the website',
      trashPage: 'Puts a page into the trash',
      restorePage: 'Takes a page out of the trash',
      getRevisions: 'Earlier drafts of a page',
      restoreRevision: 'Makes an earlier draft the present one',
      getMedia: 'Pictures with the pages that use them',
      uploadMedium: 'Adds a picture in widths and formats for browsers',
      putMedium: 'Changes name, alternative text and focal point of a picture',
      deleteMedium: 'Removes a picture that no page uses',
      getPublications: 'What was published, and when',
      rollBack: 'Shows visitors an earlier publication again',
      getPublicationZip: 'The files of a publication, for any static host',
    },
  },
} as const satisfies ServiceCalls;
