import type { CollectionConfig } from 'payload';
import { isEditor, isPublisher, mayWrite } from '../access.ts';
import { purgeUntouched } from '../versions/purge-untouched.ts';
import { isTouched, stampVersion, versionFields } from '../versions/version-fields.ts';
import { type Document, type Project, publish, unpublish } from './publish.ts';
import { restoreAsDraft } from './restore-as-draft.ts';
import { refuseTakenAddress } from './taken-address.ts';

const AUTOSAVE_MS = 1500;
const VERSIONS_VIEW = '/src/versions/versions-view.tsx#VersionsView';

/** Drafts, versions, schedules and publishing, shared by all content collections. */
export function publishable(
	project: Project,
	config: Omit<CollectionConfig, 'access' | 'versions'>,
): CollectionConfig {
	const { slug } = config;
	return {
		...config,
		custom: { project },
		admin: {
			...config.admin,
			baseFilter: () => isTouched,
			components: {
				...config.admin?.components,
				views: { edit: { versions: { Component: VERSIONS_VIEW } } },
			},
		},
		fields: [...config.fields, ...versionFields],
		endpoints: [...(config.endpoints || []), restoreAsDraft],
		access: {
			read: isEditor,
			readVersions: isEditor,
			create: mayWrite,
			update: mayWrite,
			delete: isPublisher,
		},
		versions: {
			maxPerDoc: 50,
			drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true },
		},
		hooks: {
			...config.hooks,
			beforeChange: [...(config.hooks?.beforeChange ?? []), refuseTakenAddress, stampVersion],
			afterChange: [
				...(config.hooks?.afterChange ?? []),
				purgeUntouched,
				async ({ doc, req }) => {
					await publish(req, slug, doc as Document, project);
				},
			],
			afterDelete: [
				async ({ doc, req }) => {
					await unpublish(req, slug, doc as Document);
				},
			],
		},
	};
}
