// Checks a screen of the sidebar as different hosts see it.
import { axeViolations, bringAxe } from '../support/axe';
import { unseenImages } from '../support/images';
import type { SCREENS } from './screens';
import { openIn, type FakeServer, type Opened } from './sidebar-page';
import { newWindow, type SidebarWindow } from './sidebar-windows';

/** A host's settings that affect the frame. On Google, its width is always 300 pixels. */
export const SETTINGS = [
  { name: 'as it is', height: 700, text: 1 },
  // When zooming, Google's frame keeps its width, and half as much fits into its height.
  { name: 'at 200 % zoom', height: 350, text: 1 },
  // Larger text in the same 300 pixels is like a frame half as wide.
  { name: 'with text twice as large', height: 700, text: 2 },
] as const;
type Setting = (typeof SETTINGS)[number]['name'];

/** The window in which a test file's screens are checked. */
let opened: SidebarWindow | undefined;

afterAll(() => opened?.page.context().close());

async function open(server: FakeServer): Promise<Opened> {
  if (opened === undefined) {
    opened = await newWindow(server, false);
    await bringAxe(opened.page);
  }
  Object.assign(opened, { server, errors: [] });
  await opened.page.setViewportSize({ width: 300, height: SETTINGS[0].height });
  return openIn(opened, server);
}

/** Expects that a screen keeps its width at all settings, images are visible, and axe-core finds no faults. */
export async function checkScreen(
  { server, reach }: (typeof SCREENS)[number],
  withAxe: readonly Setting[],
): Promise<void> {
  const answering = server();
  const { page, errors } = await open(answering);
  await reach(page);
  // Opened parts may have requested their content.
  await answering.settled();
  expect(await unseenImages(page)).toEqual([]);
  for (const { name: setting, height, text } of SETTINGS) {
    await page.setViewportSize({ width: 300, height });
    await page.evaluate((size) => (document.documentElement.style.zoom = String(size)), text);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    const violations = withAxe.includes(setting) ? await axeViolations(page) : [];
    expect({ setting, width, violations }).toEqual({ setting, width: 300, violations: [] });
  }
  expect(errors).toEqual([]);
}
