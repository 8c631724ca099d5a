import type { Settings } from '@korb/contracts/admin/settings/settings';
import { useParams } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import button from '../../ui/button/button.module.css';
import { ExternalLinkIcon } from '../../ui/icons/external-link.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import text from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import { FeaturesSection } from './features-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { HistorySection } from './history/history-section.tsx';
import { LegalSection } from './legal/legal-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { PathsSection } from './paths-section.tsx';
import { PaymentAccountsCard } from './payment/payment-accounts-card.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PublishBar } from './publish-bar.tsx';
import { ScheduleNote } from './schedule-note.tsx';
import { useSettingsEditor } from './settings-editor.ts';
import { SettingsNav } from './settings-nav.tsx';
import styles from './settings-page.module.css';
import { isSection, mayOpen, type SettingsSection } from './settings-sections.ts';
import { ThemeSection } from './theme/theme-section.tsx';
import { useSettings } from './use-settings.ts';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';

export function Component() {
	const t = useMessages();
	const { me, may } = useSession();
	const { section = 'features' } = useParams();
	const { data: settings, error, refetch } = useSettings();
	if (!isSection(section) || !mayOpen(section, may)) return <NotFoundPage />;
	return (
		<>
			<PageHead title={t('nav.settings')}>
				{settings && <LiveVersion live={settings.live} />}
				<a className={button['button']} href={me.shop.baseUrl} target="_blank" rel="noreferrer">
					<ExternalLinkIcon />
					{t('settings.openShop')}
				</a>
			</PageHead>
			{error && (
				<LoadFailed what={t('settings.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{settings && <Sections settings={settings} section={section} />}
		</>
	);
}

function LiveVersion({ live }: { live: Settings['live'] }) {
	const t = useMessages();
	const { moment, full } = useFormats();
	return (
		<span className={`${text['small']} ${text['faint']}`} title={full(live.publishedAt)}>
			{t('settings.live', {
				number: live.number,
				at: moment(live.publishedAt),
				by: live.publishedBy ?? t('settings.operator'),
			})}
		</span>
	);
}

type SectionsProps = { settings: Settings; section: SettingsSection };

function Sections({ settings, section }: SectionsProps) {
	const t = useMessages();
	const { may } = useSession();
	const editor = useSettingsEditor(settings);
	const isReadOnly = settings.draft.schedule !== null || !may('settings.draft');
	return (
		<>
			<div className={styles['content']}>
				<SettingsNav current={section} editor={editor} />
				<div className={styles['section']}>
					{editor.conflict && <DraftConflict conflict={editor.conflict} />}
					{editor.hasFailed && (
						<Note tone="danger" isAlert>
							{t('notSaved')}
						</Note>
					)}
					{!may('settings.draft') && <Note>{t('settings.wholeShop')}</Note>}
					<ScheduleNote settings={settings} />
					<fieldset className={styles['editor']} disabled={isReadOnly}>
						<legend className={text['hidden']}>{t(`settings.section.${section}`)}</legend>
						{section === 'general' && <GeneralSection editor={editor} />}
						{section === 'features' && <FeaturesSection editor={editor} />}
						{section === 'paths' && <PathsSection editor={editor} />}
						{section === 'limits' && <LimitsSection editor={editor} />}
						{section === 'payment' && <PaymentSection editor={editor} />}
					</fieldset>
					{section === 'payment' && may('settings.publish') && <PaymentAccountsCard />}
					{section === 'legal' && <LegalSection />}
					{section === 'theme' && <ThemeSection editor={editor} isReadOnly={isReadOnly} />}
					{section === 'webhooks' && <WebhooksSection />}
					{section === 'history' && <HistorySection live={settings.live.number} />}
				</div>
			</div>
			{settings.draft.changes.length > 0 && <PublishBar editor={editor} />}
		</>
	);
}
