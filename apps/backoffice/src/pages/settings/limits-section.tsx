import { type CartLimit, limitPath, windowHoldPath } from '@korb/domain/tenant/settings';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Card } from '../../ui/card/card.tsx';
import table from '../../ui/table/table.module.css';
import { SettingField } from './setting-field.tsx';
import type { SettingsEditor } from './settings-editor.ts';
import styles from './settings-page.module.css';

const pairs = [
	['minValue', 'minOrderValueDelivery', 'minOrderValueCC'],
	['maxValue', 'maxOrderValueDelivery', 'maxOrderValueCC'],
	['maxWeight', 'maxOrderWeightDelivery', 'maxOrderWeightCC'],
	['fee', 'serviceFeeDelivery', 'serviceFeeCC'],
] as const satisfies [string, CartLimit, CartLimit][];

export function LimitsSection({ editor }: { editor: SettingsEditor }) {
	const t = useMessages();
	return (
		<Card title={t('settings.section.limits')} hint={t('settings.limitsHint')} isFlush>
			<table className={`${table['table']} ${styles['limits']}`}>
				<thead>
					<tr>
						<th scope="col">{t('settings.limit')}</th>
						<th scope="col">{t('settings.delivery')}</th>
						<th scope="col">{t('settings.collection')}</th>
					</tr>
				</thead>
				<tbody>
					{pairs.map(([name, ...limits]) => (
						<tr key={name}>
							<td>{t(`settings.pair.${name}`)}</td>
							{limits.map((limit) => (
								<td key={limit}>
									<SettingField
										editor={editor}
										path={limitPath(limit)}
										label={t(`settings.limit.${limit}`)}
										isLabelHidden
									/>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<div className={styles['fields']}>
				<SettingField
					editor={editor}
					path={limitPath('freeOfChargeThreshold')}
					label={t('settings.limit.freeOfChargeThreshold')}
					help={t('settings.freeHelp')}
					isOptional
				/>
				<SettingField
					editor={editor}
					path={limitPath('overAuthorizationPercentage')}
					label={t('settings.limit.overAuthorizationPercentage')}
					help={t('settings.reserveHelp')}
				/>
				<SettingField
					editor={editor}
					path={windowHoldPath}
					label={t('settings.limit.windowHoldMinutes')}
					help={t('settings.holdHelp')}
				/>
				<SettingField
					editor={editor}
					path={limitPath('abandonAfterDays')}
					label={t('settings.limit.abandonAfterDays')}
				/>
			</div>
		</Card>
	);
}
