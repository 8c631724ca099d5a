import { normaliseGiftCardCode } from '@korb/domain/wallet/gift-card-code';
import { type FormEvent, type RefObject, useState } from 'react';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type CodeProblem, problemOf, problemOfLength } from './code-problem.ts';
import styles from './wallet.module.css';

type AddGiftCardProps = {
	field: RefObject<HTMLInputElement | null>;
	onAdd: (code: string) => Promise<void>;
};

export function AddGiftCard({ field, onAdd }: AddGiftCardProps) {
	const t = useMessages();
	const [problem, setProblem] = useState<CodeProblem | null>(null);
	const [isSending, setSending] = useState(false);

	function refuse(found: CodeProblem): void {
		setProblem(found);
		field.current?.focus();
	}

	async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		const code = normaliseGiftCardCode(String(new FormData(form).get('code') ?? ''));
		const wrong = problemOfLength(code);
		if (wrong) return refuse(wrong);
		setSending(true);
		try {
			await onAdd(code);
			setProblem(null);
			form.reset();
			notifications.show({ key: 'wallet', type: 'success', message: t('wallet.added') });
		} catch (error) {
			refuse(problemOf(error));
		} finally {
			setSending(false);
		}
	}

	return (
		<form className={styles['form']} noValidate onSubmit={(event) => void add(event)}>
			<TextField
				ref={field}
				name="code"
				label={t('wallet.code')}
				aside={t('wallet.codeHint')}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={60}
				onInput={group}
				error={problem ? t(problem.key, problem.values) : undefined}
			/>
			<Button type="submit" variant="ink" loading={isSending && t('form.sending')}>
				{t('wallet.load')}
			</Button>
		</form>
	);
}

/** Groups of four while typing at the end; elsewhere it would move the caret. */
function group({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>): void {
	const isDeleting = (nativeEvent as InputEvent).inputType?.startsWith('delete');
	if (isDeleting || field.selectionStart !== field.value.length) return;
	const plain = field.value.replaceAll(/[\s–-]/g, '').toUpperCase();
	field.value = plain.replaceAll(/(.{4})(?=.)/g, '$1-');
}
