import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

// Every story: its interactions, its width on a narrow screen, and axe in every theme. Prints what it finds; the exit code is the verdict.

const FOLDER = join(import.meta.dirname, '../dist/workbench');
const THEMES = ['korb', 'greenbasket'];
const PAGES = 3;
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const MIME: Record<string, string> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
};

type Finding = { story: string; theme: string; rule: string; help: string; where: string };

const server = createServer(async (request, response) => {
	const { pathname } = new URL(request.url ?? '/', 'http://localhost');
	const file = join(FOLDER, normalize(pathname));
	try {
		const body = await readFile(file);
		response.writeHead(200, { 'content-type': MIME[extname(file)] ?? 'application/octet-stream' });
		response.end(body);
	} catch {
		// Browsers ask for an icon unasked; everything else must be there.
		response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
	}
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const browser = await chromium.launch({
	args: ['--no-sandbox'],
	...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
});
const context = await browser.newContext({ reducedMotion: 'reduce' });
await context.addInitScript(axe.source);
const waiting = await listStories();
const total = waiting.length;
const findings: Finding[] = [];

await Promise.all(Array.from({ length: PAGES }, () => work(context)));
await browser.close();
server.close();

for (const { story, theme, rule, help, where } of findings) {
	console.log(`${story} [${theme}] ${rule}: ${help}\n    ${where}`);
}
console.log(`${total} stories, ${THEMES.length} themes, ${findings.length} findings`);
process.exitCode = total === 0 || findings.length > 0 ? 1 : 0;

async function listStories(): Promise<string[]> {
	const { entries } = JSON.parse(await readFile(join(FOLDER, 'index.json'), 'utf8')) as {
		entries: Record<string, { type: string }>;
	};
	return Object.keys(entries).filter((id) => entries[id]?.type === 'story');
}

async function work(shared: BrowserContext): Promise<void> {
	const page = await shared.newPage();
	let story = '';
	const report = (rule: string, help: string, where = '') =>
		findings.push({ story, theme: '-', rule, help, where });
	page.on('pageerror', (error) => report('script error', error.message));
	// A story whose expectations fail says so here and nowhere else.
	page.on('console', (message) => {
		if (message.type() === 'error') report('console', message.text(), message.location().url);
	});
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		story = next;
		await checkStory(page, next).catch((error: Error) => {
			report('no answer', error.message);
		});
	}
	await page.close();
}

async function checkStory(page: Page, story: string): Promise<void> {
	await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story`);
	await page.waitForFunction(isFinished);
	// Overlays come with their own chunk after the story's first paint.
	if (/^overlays--.*(open|long)$/.test(story)) {
		await page.locator('[role=dialog], [role=menu], [role=tooltip]').first().waitFor();
	}
	await checkNarrow(page, story);
	for (const theme of THEMES) {
		await page.evaluate(showTheme, theme);
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
		const help = `${width} px wide at 320 px`;
		findings.push({ story, theme: '-', rule: 'reflow', help, where: '' });
	});
	await page.setViewportSize({ width: 1280, height: 720 });
}

/** The story's own interactions are part of its rendering; what they expect must hold. */
function isFinished(): boolean {
	const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
		__STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
	};
	return ['finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
}

async function showTheme(theme: string): Promise<void> {
	const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
		__STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };
	};
	channel.emit('updateGlobals', { globals: { theme } });
	while (document.documentElement.dataset['theme'] !== theme) {
		await new Promise((resolve) => requestAnimationFrame(resolve));
	}
	await document.fonts.ready;
}

/** A theme changes values only, so structure is checked once and what values decide in every theme. */
function rulesFor(theme: string): RunOptions {
	if (theme !== THEMES[0])
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
