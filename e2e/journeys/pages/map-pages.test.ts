import { browserOptions } from '../../fixtures/browser-options.ts';
import { accountOf, mapPages } from '../../fixtures/pages/page-list.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkPages } from './check-pages.ts';

test.use({ launchOptions: browserOptions({ maps: true }) });

test(
  'every page with a map is accessible, fits its screen and is translated',
  {
    tag: '@both',
  },
  async ({ page, signedInAs, consoleErrors }, { project }) => {
    const signIn = (at: string) => signedInAs(accountOf('member'), at);
    const paths = await mapPages();
    expect(await checkPages(page, paths, project.name, signIn, consoleErrors)).toEqual([]);
  },
);
