import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagePayload } from '@korb/contracts/platform/payload';
import type { CreateSite } from '../../src/entry-server.tsx';
import { readAssets, type TagOptions } from './assets.ts';

/** Renders pages from a production build, or from sources during development. */
export type Frontend = {
	buildId: string;
	/** Folder with the client files of the build; null when the sources are served directly. */
	clientDir: string | null;
	loadCreateSite(): Promise<CreateSite>;
	tagsFor(payload: PagePayload, options: TagOptions): string;
};

export async function openBuild(distDir: string): Promise<Frontend> {
	const clientDir = path.join(distDir, 'client');
	const assets = readAssets(clientDir);
	const entry = pathToFileURL(path.join(distDir, 'server/entry-server.js')).href;
	const { createSite } = (await import(entry)) as { createSite: CreateSite };
	return { ...assets, clientDir, loadCreateSite: async () => createSite };
}
