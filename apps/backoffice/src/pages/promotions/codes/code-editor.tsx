import type { DeskCode } from '@korb/contracts/admin/promotions/discount-codes';
import type { Me } from '@korb/contracts/admin/staff/staff';
import { useId, useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import body from '../../../ui/layout/page-body.module.css';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { CartPreview } from './cart-preview.tsx';
import { readCode, toCodeValues } from './code-draft.ts';
import { CodeFields } from './code-fields.tsx';
import { CodeProblem } from './code-problem.tsx';
import { CodeStatus } from './code-status.tsx';
import styles from './codes.module.css';
import { EndAction } from './end-action.tsx';
import { SimulationCard } from './simulation-card.tsx';
import { useCodeWords } from './use-code-words.ts';
import { useSaveCode } from './use-save-code.ts';

/**
 * A draft is saved or switched on; what is switched on is changed or ended. What was read first stays
 * the base of a change, so a newer version is noticed when saving and replaces nothing that was typed.
 */
export function CodeEditor({ stored: read }: { stored: DeskCode | null }) {
	const { t, tag } = useLocale();
	const { me, may } = useSession();
	const formId = useId();
	const { timeZone } = me.shop;
	const [stored, setStored] = useState(read);
	const [values, setValues] = useState(() => toCodeValues(stored, { tag, timeZone }));
	const open = (next: DeskCode) => {
		setStored(next);
		setValues(toCodeValues(next, { tag, timeZone }));
	};
	const { code, terms, errors } = readCode(values, timeZone, stored);
	const save = useSaveCode(stored, open);
	const isOn = stored?.isActive ?? false;
	const mayManage = may('codes.manage');
	const isReadOnly = !(mayManage || (may('codes.draft') && !isOn));
	const send = (isActive: boolean) => terms && save.send({ code, ...terms, isActive });
	const cannotSave = !terms || save.isPending;
	return (
		<>
			<PageHead
				title={stored?.code ?? t('codes.new')}
				mark={stored && <CodeStatus code={stored} />}
				crumbs={{
					label: t('order.path'),
					crumbs: [{ to: '/promotions/codes', text: t('codes.title') }],
				}}
			>
				{stored && mayManage && <EndAction code={stored} onChange={open} />}
				{!isReadOnly && !isOn && (
					<Button
						variant={mayManage ? 'plain' : 'primary'}
						disabled={cannotSave}
						onClick={() => send(false)}
					>
						{t('codes.saveDraft')}
					</Button>
				)}
				{mayManage && (
					<Button type="submit" form={formId} variant="primary" disabled={cannotSave}>
						{save.newer ? t('stale.saveMine') : isOn ? t('save') : t('codes.switchOn')}
					</Button>
				)}
			</PageHead>
			<form
				id={formId}
				className={body['content']}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					if (!cannotSave && !isReadOnly) send(mayManage);
				}}
			>
				{isReadOnly && <Note>{t(whoChanges(me, isOn))}</Note>}
				<CodeProblem save={save} mine={terms} />
				{stored && <Uses code={stored} />}
				<div className={styles['grid']}>
					<div className={styles['column']}>
						<CodeFields
							{...{ values, errors, isReadOnly }}
							isNew={stored === null}
							onChange={setValues}
						/>
					</div>
					<div className={styles['column']}>
						{terms && <CartPreview code={code} terms={terms} />}
						{terms && may('codes.draft') && <SimulationCard terms={terms} />}
					</div>
				</div>
			</form>
		</>
	);
}

function whoChanges({ units }: Me, isOn: boolean) {
	if (units !== null) return 'codes.wholeShop';
	return isOn ? 'codes.managersChange' : 'codes.othersChange';
}

function Uses({ code }: { code: DeskCode }) {
	const { t } = useLocale();
	const words = useCodeWords();
	if (code.uses === 0 && code.orders === 0) return null;
	return (
		<Note>
			{t('codes.soFar', {
				uses: words.uses(code),
				orders: code.orders,
				cost: words.money(code.costCents),
			})}
		</Note>
	);
}
