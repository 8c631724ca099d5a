import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Card } from '../../ui/card/card.tsx';
import { CheckOption } from '../../ui/field/check-option.tsx';
import { Select } from '../../ui/field/select.tsx';
import text from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import { DecisionProblem } from './decision-problem.tsx';
import styles from './import.module.css';
import type { Apply } from './use-apply.ts';

type ApplyCardProps = { run: ImportRunDetails; apply: Apply };

export function ApplyCard({ run: { counts, maxStepPercent }, apply }: ApplyCardProps) {
	const t = useMessages();
	const { moment } = useFormats();
	if (!apply.isOffered) return null;
	return (
		<Card title={apply.isFirst ? t('import.beforeApply') : t('import.held')}>
			<div className={styles['options']}>
				{counts.held > 0 && apply.isFirst && (
					<CheckOption
						label={t('import.holdBack', { count: counts.held })}
						checked={!apply.includesHeld}
						onChange={({ target }) => apply.include(!target.checked)}
					/>
				)}
				{counts.held > 0 && (
					<p className={`${text['small']} ${text['faint']}`}>
						{t('import.heldHint', { percent: maxStepPercent })}
					</p>
				)}
				{apply.isFirst && (
					<Select
						label={t('import.when')}
						options={[
							{ value: 'now', text: t('import.whenNow') },
							{
								value: 'night',
								text: t('import.whenNight', { time: moment(apply.night.toISOString()) }),
							},
						]}
						value={apply.isAtNight ? 'night' : 'now'}
						onChange={({ target }) => apply.waitForNight(target.value === 'night')}
					/>
				)}
				<Note>{t('import.purges')}</Note>
				<DecisionProblem error={apply.decision.error} />
			</div>
		</Card>
	);
}
