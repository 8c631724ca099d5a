import { CardLinkForm } from '@korb/contracts/loyalty/card-forms';
import { postOfflineAccount } from '@korb/contracts/loyalty/card-paths';
import type { MessageKey } from '@korb/messages';
import { type FormEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { formErrorText } from '../../../platform/messages/form-error-text.ts';
import { useAppNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useSite } from '../../../platform/site.tsx';
import { groupDigits } from '../../../shop/checkout/group-digits.ts';
import { accountPath } from '../../../shop/session/account-path.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { CircleCheckIcon } from '../../../ui/icons/circle-check.ts';
import { IdCardIcon } from '../../../ui/icons/id-card.ts';
import { Step } from '../../../ui/layout/step.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { changeMembership } from '../club/change-membership.ts';
import { CardFrame } from './card-frame.tsx';
import styles from './cards.module.css';
import { printedNumber } from './printed-number.ts';

const LENGTH = 13;

/** Takes a card from the till into the account. */
export function LinkCard() {
	const site = useSite();
	const { t } = site;
	const navigate = useAppNavigate();
	const [problem, setProblem] = useState<MessageKey>();
	const form = useSchemaForm<CardLinkForm>(CardLinkForm, {
		defaults: { cardNumber: '', birthdate: '', postalCode: '' },
		errorText: (message) =>
			message === 'checkDigit' ? t('card.link.checkDigit') : formErrorText(t, message),
	});
	const typed = useWatch({ control: form.control, name: 'cardNumber' }).replaceAll(/\D/g, '');

	async function link(body: CardLinkForm): Promise<void> {
		setProblem(undefined);
		try {
			await changeMembership(site, await api.call(postOfflineAccount, { body }));
			notifications.show({ key: 'club', type: 'success', message: t('card.link.done') });
			navigate(accountPath(site, 'club'));
		} catch (error) {
			setProblem(problemOf(error));
		}
	}

	return (
		<Form form={form} onSubmit={link} problem={problem && t(problem)}>
			<CardFrame
				title={t('card.link.title')}
				lead={t('card.link.lead')}
				preview={{
					name: t('card.link.yours'),
					number: printedNumber(typed.slice(0, LENGTH).padEnd(LENGTH, '•')),
				}}
				aside={
					<>
						<ul className={styles['checklist']}>
							{(['points', 'prices', 'plastic'] as const).map((key) => (
								<li key={key}>
									<CircleCheckIcon />
									{t(`card.link.${key}`)}
								</li>
							))}
						</ul>
						<Button
							type="submit"
							size="lg"
							block
							loading={form.formState.isSubmitting && t('form.sending')}
						>
							{t('card.link.submit')}
						</Button>
					</>
				}
			>
				<Step id="number" number={1} title={t('card.link.number')} doneText={null}>
					<TextField
						label={t('card.link.numberLabel')}
						inputMode="numeric"
						autoComplete="off"
						leading={<IdCardIcon />}
						{...form.field('cardNumber')}
						onInput={group}
					/>
				</Step>
				<Step id="proof" number={2} title={t('card.link.proof')} doneText={null}>
					<div className={styles['pair']}>
						<TextField
							label={t('registration.birthdate')}
							type="date"
							autoComplete="bday"
							hint={t('registration.birthdateHint')}
							{...form.field('birthdate')}
						/>
						<TextField
							label={t('card.link.postalCode')}
							autoComplete="postal-code"
							hint={t('card.link.postalCodeHint')}
							{...form.field('postalCode')}
						/>
					</div>
				</Step>
				<Notice tone="info">{t('card.link.limit')}</Notice>
			</CardFrame>
		</Form>
	);
}

/** Groups of four while typing at the end; elsewhere it would move the caret. */
function group({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
	if (field.selectionStart !== field.value.length) return;
	const digits = field.value.replaceAll(/[\s\u00a0]/g, '');
	if (/^\d*$/.test(digits)) field.value = groupDigits(digits);
}

function problemOf(error: unknown): MessageKey {
	if (!(error instanceof ApiError)) return 'card.failed';
	if (error.status === 429) return 'card.link.tooMany';
	return error.status === 403 ? 'card.link.refused' : 'card.failed';
}
