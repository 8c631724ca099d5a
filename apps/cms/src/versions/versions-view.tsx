import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import Link from 'next/link';
import type { CollectionSlug, DocumentViewServerProps } from 'payload';
import { type Label, toLabel } from '../labels.ts';

type Version = {
	id: string;
	updatedAt: string;
	autosave?: boolean;
	version: { _status?: string; editedBy?: string | null };
};

/** Payload's own list of versions does not show authors. */
export async function VersionsView({ initPageResult, i18n }: DocumentViewServerProps) {
	const { collectionConfig, docID, req } = initPageResult;
	if (!collectionConfig || !docID) return null;
	const { slug, admin, labels } = collectionConfig;
	const { docs } = await req.payload.findVersions({
		collection: slug as CollectionSlug,
		where: { parent: { equals: docID } },
		sort: '-updatedAt',
		depth: 0,
		limit: 50,
		overrideAccess: false,
		req,
	});
	const versions = docs as unknown as Version[];
	const live = versions.find(({ version }) => version._status === 'published')?.id;
	const language: keyof Label = i18n.language === 'en' ? 'en' : 'de';
	const say = (text: string) => toLabel(text)[language];
	const base = `${req.payload.config.routes.admin}/collections/${slug}/${docID}/versions`;
	return (
		<>
			<SetDocumentStepNav
				collectionSlug={slug}
				id={docID}
				pluralLabel={labels.plural}
				useAsTitle={admin.useAsTitle}
				view={i18n.t('version:versions')}
			/>
			<Gutter>
				<table className="korb-versions">
					<thead>
						<tr>
							<th>{say('Zeitpunkt|Saved at')}</th>
							<th>{say('Von|By')}</th>
							<th>{say('Stand|State')}</th>
						</tr>
					</thead>
					<tbody>
						{versions.map((entry) => (
							<tr key={entry.id}>
								<td>
									<Link href={`${base}/${entry.id}`}>{format(entry.updatedAt, language)}</Link>
								</td>
								<td>{entry.version.editedBy ?? say('Automatisch|Automatic')}</td>
								<td>{say(stateOf(entry, live))}</td>
							</tr>
						))}
					</tbody>
				</table>
			</Gutter>
		</>
	);
}

function stateOf({ id, autosave, version }: Version, live: string | undefined): string {
	if (id === live) return 'Zuletzt veröffentlicht|Last published';
	if (version._status === 'published') return 'Früher veröffentlicht|Published earlier';
	return autosave ? 'Entwurf, automatisch gesichert|Draft, autosaved' : 'Entwurf|Draft';
}

function format(instant: string, language: string): string {
	const locale = language === 'en' ? 'en-GB' : 'de-AT';
	return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(
		new Date(instant),
	);
}
