import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagePayload } from '@korb/contracts/payload';
import type { CreateSite } from '../src/entry-server.tsx';
import { readAssets } from './assets.ts';

/** How pages are drawn: from a finished build, or from sources while developing. */
export type Frontend = {
	buildId: string;
	/** Folder with the files of a finished build; null when the sources are served as they are. */
	clientDir: string | null;
	loadCreateSite(): Promise<CreateSite>;
	tagsFor(payload: PagePayload): string;
};

export async function openBuild(distDir: string): Promise<Frontend> {
	const clientDir = path.join(distDir, 'client');
	const assets = readAssets(clientDir);
	const entry = pathToFileURL(path.join(distDir, 'server/entry-server.js')).href;
	const { createSite } = (await import(entry)) as { createSite: CreateSite };
	return { ...assets, clientDir, loadCreateSite: async () => createSite };
}
