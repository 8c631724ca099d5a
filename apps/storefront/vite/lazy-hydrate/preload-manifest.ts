/** Where the build writes the manifest, relative to the client files. */
export const PRELOAD_MANIFEST = '.vite/preloads.json';

/** A lazy component. The server renders it, so first paint needs its styles. */
export type Preload = {
	/** Its name in Vite's manifest. */
	chunk: string;
	/** Whether the script is preloaded too; otherwise it is fetched after hydration. */
	script: boolean;
	/** The only page kind to preload it. */
	page?: string;
};

/** The lazy components of every module that has a chunk of its own, by its name in Vite's manifest. */
export type PreloadManifest = { [module: string]: Preload[] };
