import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { sizes } from '../screenshots/screens.ts';
import { inParallel, openBrowser } from './browser.ts';
import { applyTheme, openStory, openWorkbench, themes } from './workbench.ts';

// `pnpm workbench:check [part of a name …]` checks every story: its interactions, its width on a
// narrow screen, and axe in every theme. Findings set the exit code.

const PAGES = 3;

let findings = 0;
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
	await page.setViewportSize(sizes.desktop);
	for (const theme of themes) {
		await applyTheme(page, theme);
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
	const { violations } = await inPage.run(
		{ exclude: ['[data-base-ui-focus-guard]'] },
		{ ...options, resultTypes: ['violations'] },
	);
	return violations.map(({ id, help, nodes }) => ({
		id,
		help,
		nodes: nodes.map(({ html }) => ({ html })),
	}));
}
