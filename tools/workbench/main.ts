import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { inParallel, openBrowser } from './browser.ts';
import { openStory, openWorkbench, themes, wearTheme } from './workbench.ts';

// Every story: its interactions, its width on a narrow screen, and axe in every theme. Prints what it finds; the exit code is the verdict.

const PAGES = 3;

type Finding = { story: string; theme: string; rule: string; help: string; where: string };

const findings: Finding[] = [];
const workbench = await openWorkbench();
const browser = await openBrowser();
const context = await browser.newContext({ reducedMotion: 'reduce' });
await context.addInitScript(axe.source);

const pages = await Promise.all(Array.from({ length: PAGES }, () => context.newPage()));
const shown = new Map<Page, string>();
for (const page of pages) listen(page);
await inParallel(workbench.stories, PAGES, async (story, worker) => {
	const page = pages[worker] as Page;
	shown.set(page, story);
	await checkStory(page, story).catch((error: Error) => report(story, 'no answer', error.message));
});
await browser.close();
workbench.close();

for (const { story, theme, rule, help, where } of findings) {
	console.log(`${story} [${theme}] ${rule}: ${help}\n    ${where}`);
}
const total = workbench.stories.length;
console.log(`${total} stories, ${themes.length} themes, ${findings.length} findings`);
process.exitCode = total === 0 || findings.length > 0 ? 1 : 0;

function report(story: string, rule: string, help: string, where = ''): void {
	findings.push({ story, theme: '-', rule, help, where });
}

function listen(page: Page): void {
	const story = () => shown.get(page) ?? '';
	page.on('pageerror', (error) => report(story(), 'script error', error.message));
	// A story whose expectations fail says so here and nowhere else.
	page.on('console', (message) => {
		if (message.type() !== 'error') return;
		report(story(), 'console', message.text(), message.location().url);
	});
}

async function checkStory(page: Page, story: string): Promise<void> {
	await openStory(page, workbench, story);
	await checkNarrow(page, story);
	for (const theme of themes) {
		await wearTheme(page, theme);
		const violations = await page.evaluate(runAxe, rulesFor(theme));
		for (const { id, help, nodes } of violations) {
			for (const node of nodes) {
				findings.push({ story, theme, rule: id, help, where: node.html.slice(0, 160) });
			}
		}
	}
}

/** 320 px is also what 1280 px become at a zoom of 400 %. */
async function checkNarrow(page: Page, story: string): Promise<void> {
	await page.setViewportSize({ width: 320, height: 720 });
	// Popups move back into sight a moment after the window has changed.
	const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= 320, null, {
		timeout: 2000,
	});
	await fits.catch(async () => {
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		report(story, 'reflow', `${width} px wide at 320 px`);
	});
	await page.setViewportSize({ width: 1280, height: 720 });
}

/** A theme changes values only, so structure is checked once and what values decide in every theme. */
function rulesFor(theme: string): RunOptions {
	if (theme !== themes[0])
		return { runOnly: ['color-contrast', 'target-size', 'link-in-text-block'] };
	// Landmarks and a main heading belong to pages, not to parts of them.
	const off = { enabled: false };
	return { rules: { region: off, 'landmark-one-main': off, 'page-has-heading-one': off } };
}

async function runAxe(options: RunOptions) {
	const { axe: inPage } = window as unknown as { axe: typeof axe };
	// Base UI's guards hand the focus on at once; nobody can rest on them.
	const { violations } = await inPage.run({ exclude: ['[data-base-ui-focus-guard]'] }, options);
	return violations.map(({ id, help, nodes }) => ({
		id,
		help,
		nodes: nodes.map(({ html }) => ({ html })),
	}));
}
