import {
	type FeatureGroup,
	type FeatureName,
	featureGroups,
	featurePath,
} from '@korb/domain/tenant/settings';
import { useId } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classes } from '../../ui/classes.ts';
import { Switch } from '../../ui/field/switch.tsx';
import body from '../../ui/layout/page-body.module.css';
import rows from '../../ui/layout/rows.module.css';
import text from '../../ui/layout/text.module.css';
import { EffectsCard } from './effects-card.tsx';
import type { SettingsEditor } from './settings-editor.ts';
import styles from './settings-page.module.css';

export function FeaturesSection({ editor }: { editor: SettingsEditor }) {
	const t = useMessages();
	return (
		<>
			<div className={styles['lead']}>
				<h2>{t('settings.section.features')}</h2>
				<p className={text['muted']}>{t('settings.featuresLead')}</p>
			</div>
			<div className={body['grid']}>
				<div className={body['column']}>
					{(Object.keys(featureGroups) as FeatureGroup[]).map((group) => (
						<Card key={group} title={t(`settings.group.${group}`)} isFlush>
							<ul className={rows['list']}>
								{Object.entries<readonly FeatureName[]>(featureGroups[group]).map(
									([flag, needs]) => (
										<FeatureRow
											key={flag}
											flag={flag as FeatureName}
											needs={needs}
											editor={editor}
										/>
									),
								)}
							</ul>
						</Card>
					))}
				</div>
				<EffectsCard editor={editor} />
			</div>
		</>
	);
}

type FeatureRowProps = { flag: FeatureName; needs: readonly FeatureName[]; editor: SettingsEditor };

function FeatureRow({ flag, needs, editor }: FeatureRowProps) {
	const t = useMessages();
	const id = useId();
	const path = featurePath(flag);
	const isChanged = editor.isChanged(path);
	return (
		<li className={classes(isChanged && styles['isChanged'])}>
			<div className={rows['grow']}>
				<p>
					<label htmlFor={id} className={text['strong']}>
						{t(`settings.feature.${flag}`)}
					</label>{' '}
					{isChanged && <Badge tone="accent">{t('settings.changed')}</Badge>}{' '}
					{needs.length > 0 && (
						<span className={`${text['small']} ${text['faint']}`}>
							{t('settings.needs', {
								names: needs.map((need) => t(`settings.feature.${need}`)).join(', '),
							})}
						</span>
					)}
				</p>
				<p id={`${id}-text`} className={`${text['small']} ${text['muted']}`}>
					{t(`settings.featureText.${flag}`)}
				</p>
			</div>
			<span className={`${text['code']} ${text['faint']} ${styles['name']}`}>{flag}</span>
			<Switch
				id={id}
				aria-describedby={`${id}-text`}
				checked={editor.valueOf(path) === true}
				onChange={({ target }) => editor.save({ path, value: target.checked })}
			/>
		</li>
	);
}
