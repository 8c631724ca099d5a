import {
	companyFieldNames,
	companyFields,
	companyPath,
	MAX_SHOP_NAME,
	shopNamePath,
} from '@korb/domain/tenant/settings';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import { Card } from '../../ui/card/card.tsx';
import facts from '../../ui/layout/facts.module.css';
import text from '../../ui/layout/text.module.css';
import { SettingText } from './setting-text.tsx';
import type { SettingsEditor } from './settings-editor.ts';
import styles from './settings-page.module.css';

export function GeneralSection({ editor }: { editor: SettingsEditor }) {
	const t = useMessages();
	const { shop } = useSession().me;
	return (
		<>
			<div className={styles['lead']}>
				<h2>{t('settings.section.general')}</h2>
				<p className={text['muted']}>{t('settings.generalLead')}</p>
			</div>
			<Card title={t('settings.shop')}>
				<SettingText editor={editor} path={shopNamePath} maxLength={MAX_SHOP_NAME} />
				<dl className={facts['facts']}>
					<dt>{t('settings.address')}</dt>
					<dd>{new URL(shop.baseUrl).host}</dd>
					<dt>{t('settings.currency')}</dt>
					<dd>{shop.currency}</dd>
				</dl>
				<p className={`${text['small']} ${text['faint']}`}>{t('settings.operatorsOnly')}</p>
			</Card>
			<Card title={t('settings.company')} hint={t('settings.companyHint')} isFlush>
				<div className={`${styles['fields']} ${styles['texts']}`}>
					{companyFieldNames.map((field) => (
						<SettingText
							key={field}
							editor={editor}
							path={companyPath(field)}
							maxLength={companyFields[field]}
						/>
					))}
				</div>
			</Card>
		</>
	);
}
