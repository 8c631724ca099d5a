import type { LegalPage } from '@korb/contracts/admin/settings/legal-pages';
import { getLegalPages } from '@korb/contracts/admin/settings/settings-paths';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { useLocale, useMessages } from '../../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { useFormats, useSession } from '../../../session/session.tsx';
import { Status } from '../../../ui/badge/status.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ExternalLinkIcon } from '../../../ui/icons/external-link.ts';
import facts from '../../../ui/layout/facts.module.css';
import text from '../../../ui/layout/text.module.css';
import { RowSkeleton } from '../../../ui/table/row-skeleton.tsx';
import table from '../../../ui/table/table.module.css';
import page from '../settings-page.module.css';

/** Texts are written in the CMS; here one sees whether they are there. */
export function LegalSection() {
	const { t, tag } = useLocale();
	const { me } = useSession();
	const { data, error, refetch } = useQuery({
		queryKey: ['legal-pages'],
		queryFn: ({ signal }) => call(getLegalPages, { signal }),
	});
	return (
		<>
			<div className={page['lead']}>
				<h2>{t('settings.section.legal')}</h2>
				<p className={text['muted']}>{t('settings.legalLead')}</p>
			</div>
			<Card title={t('settings.language')}>
				<dl className={facts['facts']}>
					<dt>{t('settings.languageOfShop')}</dt>
					<dd>{nameOfLanguage(me.shop.locale, tag)}</dd>
					<dt>{t('settings.timeZone')}</dt>
					<dd>{me.shop.timeZone}</dd>
				</dl>
				<p className={`${text['small']} ${text['faint']}`}>{t('settings.languageOperators')}</p>
			</Card>
			{error && (
				<LoadFailed what={t('settings.legalFailed')} error={error} onRetry={() => void refetch()} />
			)}
			{!error && (
				<Card title={t('settings.legalPages')} hint={t('settings.legalHint')} isFlush>
					<table className={table['table']}>
						<thead>
							<tr>
								<th scope="col">{t('settings.page')}</th>
								<th scope="col">{t('settings.path')}</th>
								<th scope="col">{t('settings.legalPublished')}</th>
								<th scope="col">
									<span className={text['hidden']}>{t('action')}</span>
								</th>
							</tr>
						</thead>
						<tbody>
							{!data && <RowSkeleton columns={4} rows={4} />}
							{data?.pages.map((each) => (
								<LegalRow key={`${each.purpose} ${each.path}`} legal={each} />
							))}
						</tbody>
					</table>
				</Card>
			)}
		</>
	);
}

function LegalRow({ legal }: { legal: LegalPage }) {
	const t = useMessages();
	const { moment, full } = useFormats();
	const { me } = useSession();
	const { purpose, label, path, title, publishedAt, editUrl } = legal;
	const name = purpose ? t(`settings.legal.${purpose}`) : (label ?? path ?? '');
	return (
		<tr>
			<td>
				<span className={text['strong']}>{name}</span>
				{title && title !== name && <p className={`${text['small']} ${text['muted']}`}>{title}</p>}
			</td>
			<td>
				{publishedAt && path ? (
					<a
						className={text['link']}
						href={new URL(path, me.shop.baseUrl).href}
						target="_blank"
						rel="noreferrer"
					>
						{path}
					</a>
				) : (
					path
				)}
			</td>
			<td>
				{publishedAt ? (
					<time dateTime={publishedAt} title={full(publishedAt)}>
						{moment(publishedAt)}
					</time>
				) : (
					<Status mark="bad">{t(path ? 'settings.legalMissing' : 'settings.legalNotNamed')}</Status>
				)}
			</td>
			<td className={table['num']}>
				{editUrl && (
					<a
						className={text['link']}
						href={editUrl}
						target="_blank"
						rel="noreferrer"
						aria-label={t('settings.legalEditThis', { name })}
					>
						{t('settings.legalEdit')} <ExternalLinkIcon />
					</a>
				)}
			</td>
		</tr>
	);
}

/** In the language of the back office: „Deutsch (Österreich)“. */
function nameOfLanguage(locale: string, language: string): string {
	return new Intl.DisplayNames([language], { type: 'language' }).of(locale) ?? locale;
}
