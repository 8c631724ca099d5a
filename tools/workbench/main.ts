import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { NOTABLE, readApproved } from '../screenshots/approved.ts';
import { nameOfStory } from '../screenshots/component-screenshots.ts';
import { type SizeName, sizes } from '../screenshots/screens.ts';
import { takeStoryPicture, toPrint } from '../screenshots/screenshot.ts';
import { percent } from '../screenshots/write-page.ts';
import { inParallel, openBrowser } from './browser.ts';
import { applyTheme, openStory, openWorkbench, themes } from './workbench.ts';

// `pnpm workbench:check [part of a name …]` checks every story: its interactions, its width on a
// narrow screen, and axe in every theme. Findings set the exit code. Visual drift from the approved
// screenshots is only reported.

const PAGES = 3;

let findings = 0;
const drifts: { name: string; drift: number | null }[] = [];
const approved = await readApproved();
const workbench = await openWorkbench();
const wanted = process.argv.slice(2);
const stories = workbench.stories.filter(
	(story) => wanted.length === 0 || wanted.some((part) => story.includes(part)),
);
const browser = await openBrowser();
const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'de-AT' });
await context.addInitScript(axe.source);

const pages = await Promise.all(Array.from({ length: PAGES }, () => context.newPage()));
const shown = new Map<Page, string>();
for (const page of pages) listen(page);
await inParallel(stories, PAGES, async (story, worker) => {
	const page = pages[worker] as Page;
	shown.set(page, story);
	await checkStory(page, story).catch((error: Error) => report(story, 'no answer', error.message));
});
await browser.close();
workbench.close();

reportDrift();
const total = stories.length;
console.log(`${total} stories, ${themes.length} themes, ${findings} findings`);
process.exitCode = total === 0 || findings > 0 ? 1 : 0;

function report(story: string, rule: string, help: string, where = ''): void {
	findings++;
	console.log(`${story} ${rule}: ${help}\n    ${where}`);
}

function listen(page: Page): void {
	const story = () => shown.get(page) ?? '';
	page.on('pageerror', (error) => report(story(), 'script error', error.message));
	// Failed assertions of a story are only reported on the console.
	page.on('console', (message) => {
		if (message.type() !== 'error') return;
		report(story(), 'console', message.text(), message.location().url);
	});
}

async function checkStory(page: Page, story: string): Promise<void> {
	await openStory(page, workbench, story);
	await checkNarrow(page, story);
	const [first = ''] = themes;
	await page.setViewportSize(sizes.mobile);
	await compare(page, story, first, 'mobile');
	await page.setViewportSize(sizes.desktop);
	for (const theme of themes) {
		await applyTheme(page, theme);
		await compare(page, story, theme, 'desktop');
		const violations = await page.evaluate(runAxe, rulesFor(theme));
		for (const { id, help, nodes } of violations) {
			for (const node of nodes) {
				report(story, `[${theme}] ${id}`, help, node.html.slice(0, 160));
			}
		}
	}
}

/** 320 px equals 1280 px at 400% zoom. */
async function checkNarrow(page: Page, story: string): Promise<void> {
	await page.setViewportSize({ width: 320, height: 720 });
	// Popups reposition with a delay after a resize.
	const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= 320, null, {
		timeout: 2000,
	});
	await fits.catch(async () => {
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		report(story, 'reflow', `${width} px wide at 320 px`);
	});
}

async function compare(page: Page, story: string, theme: string, size: SizeName): Promise<void> {
	const name = nameOfStory(story, theme, size);
	const print = await toPrint(await takeStoryPicture(page));
	drifts.push({ name, drift: await approved.driftOf(name, print) });
}

function reportDrift(): void {
	const changed = drifts.filter(({ drift }) => drift !== null && drift > NOTABLE);
	const unknown = drifts.filter(({ drift }) => drift === null);
	for (const { name, drift } of changed) console.log(`${name} drifted by ${percent(drift ?? 0)}`);
	console.log(
		`${drifts.length} screenshots, ${changed.length} drifted, ${unknown.length} not approved yet: pnpm screenshots shows them`,
	);
}

/** Themes change only token values: structural rules run once, value-dependent ones per theme. */
function rulesFor(theme: string): RunOptions {
	if (theme !== themes[0])
		return { runOnly: ['color-contrast', 'target-size', 'link-in-text-block'] };
	// Landmarks and the main heading belong to pages, not components.
	const off = { enabled: false };
	return { rules: { region: off, 'landmark-one-main': off, 'page-has-heading-one': off } };
}

async function runAxe(options: RunOptions) {
	const { axe: inPage } = window as unknown as { axe: typeof axe };
	// Base UI's focus guards pass focus on immediately, so it never stays on them.
	const { violations } = await inPage.run({ exclude: ['[data-base-ui-focus-guard]'] }, options);
	return violations.map(({ id, help, nodes }) => ({
		id,
		help,
		nodes: nodes.map(({ html }) => ({ html })),
	}));
}
