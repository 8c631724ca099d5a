/** Restoring works differently here than in Payload's own texts: see `restore-as-draft.ts`. */
export const versionTexts = {
	de: {
		version: {
			aboutToRestore:
				'Der Stand vom {{versionDate}} wird zu deinem Entwurf ({{label}}). Besucher sehen weiterhin, was veröffentlicht ist, bis du veröffentlichst.',
			confirmVersionRestoration: 'Als Entwurf wiederherstellen?',
			restoreThisVersion: 'Als Entwurf wiederherstellen',
			restoredSuccessfully: 'Als Entwurf wiederhergestellt.',
		},
	},
	en: {
		version: {
			aboutToRestore:
				'The version of {{versionDate}} becomes your draft ({{label}}). Visitors keep seeing what is published until you publish.',
			confirmVersionRestoration: 'Restore as a draft?',
			restoreThisVersion: 'Restore as draft',
			restoredSuccessfully: 'Restored as a draft.',
		},
	},
};
