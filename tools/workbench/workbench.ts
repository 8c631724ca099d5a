import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join, normalize } from 'node:path';
import { drawEmoji } from '@korb/pictures/emoji';
import type { Page } from '@playwright/test';
import { repoRoot } from '../infrastructure/paths.ts';

const mimeTypes: Record<string, string> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
};

/** One token file each; the first theme gets the full set of checks. */
export const themes = readdirSync(join(repoRoot, 'packages/demo/src/content/themes'))
	.map((file) => basename(file, '.json'))
	.sort((a, b) => Number(b === 'korb') - Number(a === 'korb'));

export type Workbench = { stories: string[]; origin: string; close: () => void };

/** Every component in every state, built and served to browsers on this machine. */
export async function openWorkbench(root = repoRoot): Promise<Workbench> {
	const folder = build(join(root, 'apps/storefront'));
	const server = createServer(async (request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const file = join(folder, normalize(pathname));
		try {
			const body = (await drawPicture(pathname)) ?? (await readFile(file));
			const type = mimeTypes[extname(file)] ?? 'application/octet-stream';
			response.writeHead(200, { 'content-type': type }).end(body);
		} catch {
			// Browsers request a favicon on their own; everything else must exist.
			response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		stories: await listStories(folder),
		origin: `http://127.0.0.1:${port}`,
		close: () => server.close(),
	};
}

/** Opens a story and waits until it has rendered and its interactions have run. */
export async function openStory(page: Page, { origin }: Workbench, story: string): Promise<void> {
	await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story`);
	await page.waitForFunction(isFinished);
	// Overlays load in their own chunk after the story's first paint.
	if (/^overlays--.*(open|long)$/.test(story)) {
		await page.locator('[role=dialog]').first().waitFor();
	}
}

export async function applyTheme(page: Page, theme: string): Promise<void> {
	await page.evaluate(showTheme, theme);
}

/** Serves emoji only; they stand in for the images that the API renders in the shop. */
async function drawPicture(path: string): Promise<Buffer | null> {
	const [, code, width] = /^\/media\/e\/([^/]+)\/(\d+)\.webp$/.exec(path) ?? [];
	return code ? drawEmoji(code, Number(width)) : null;
}

/** Silent on success; on failure the full output is the error message. */
function build(storefront: string): string {
	const storybook = join(storefront, 'node_modules/.bin/storybook');
	const options = ['build', '--output-dir', 'dist/workbench', '--disable-telemetry', '--quiet'];
	const { status, stdout, stderr } = spawnSync(storybook, options, {
		cwd: storefront,
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(`The workbench build failed.\n${stdout}${stderr}`);
	return join(storefront, 'dist/workbench');
}

async function listStories(folder: string): Promise<string[]> {
	const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
		entries: Record<string, { type: string }>;
	};
	return Object.keys(entries).filter((id) => entries[id]?.type === 'story');
}

function isFinished(): boolean {
	const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
		__STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
	};
	return ['finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
}

async function showTheme(theme: string): Promise<void> {
	const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
		window as unknown as {
			__STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };
			__STORYBOOK_PREVIEW__: { currentRender: { phase: string } };
		};
	channel.emit('updateGlobals', { globals: { theme } });
	while (document.documentElement.dataset['theme'] !== theme) {
		// A story that fails to render never applies a theme.
		if (preview.currentRender.phase === 'errored') throw new Error('The story failed to render.');
		await new Promise((resolve) => requestAnimationFrame(resolve));
	}
	await document.fonts.ready;
}
