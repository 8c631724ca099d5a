import type { ImportRunDetails, ImportStatus } from '@korb/contracts/admin/assortment/imports';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { classes } from '../../ui/classes.ts';
import { CheckIcon } from '../../ui/icons/check.ts';
import { ChevronRightIcon } from '../../ui/icons/chevron-right.ts';
import text from '../../ui/layout/text.module.css';
import styles from './import.module.css';

const steps = ['upload', 'match', 'check', 'apply'] as const;

/** The step that a person is at; those before it are done. */
const stepOf: Record<ImportStatus, number> = {
	receiving: 0,
	uploaded: 1,
	checking: 2,
	checked: 2,
	discarded: 2,
	planned: 3,
	applying: 3,
	applied: 4,
	rollingBack: 4,
	rolledBack: 4,
};

export function ImportSteps({ run }: { run: ImportRunDetails | undefined }) {
	const t = useMessages();
	const current = run ? stepOf[run.status] : 0;
	return (
		<ol className={styles['steps']}>
			{steps.map((step, index) => (
				<li key={step} aria-current={index === current ? 'step' : undefined}>
					{index > 0 && <ChevronRightIcon className={styles['arrow']} />}
					<span
						className={classes(
							styles['mark'],
							index < current && styles['done'],
							index === current && styles['current'],
						)}
					>
						{index < current ? <CheckIcon size="sm" /> : index + 1}
					</span>
					<span className={index === current ? text['strong'] : text['muted']}>
						{t(`import.step.${step}`)}
					</span>
					{index < current && <span className={text['hidden']}>{t('import.stepDone')}</span>}
				</li>
			))}
		</ol>
	);
}
