import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useMessages } from '../../lib/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './send-form.module.css';

type SendFormProps = {
	title: string;
	text: string;
	/** Where the answers go, as one object of texts. */
	address: string;
	/** Sent along with what was typed. */
	extra?: Record<string, string>;
	submit: string;
	thanks: string;
	children: ReactNode;
};

type Outcome = 'open' | 'sending' | 'sent' | 'failed';

/** A short form of an editor's page: what was typed stays when sending fails. */
export function SendForm({ title, text, address, extra, submit, thanks, children }: SendFormProps) {
	const t = useMessages();
	const [outcome, setOutcome] = useState<Outcome>('open');
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const answers = Object.fromEntries(new FormData(event.currentTarget));
		setOutcome('sending');
		setOutcome(
			await api.post(address, { body: { ...extra, ...answers } }).then(
				() => 'sent' as const,
				() => 'failed' as const,
			),
		);
	};
	return (
		<section className={styles['form']}>
			<h2>{title}</h2>
			{text && <p>{text}</p>}
			{outcome === 'sent' ? (
				<div role="status">
					<Notice tone="fresh">{thanks}</Notice>
				</div>
			) : (
				<form onSubmit={(event) => void send(event)}>
					{children}
					{outcome === 'failed' && (
						<div role="alert">
							<Notice tone="danger">{t('form.failed')}</Notice>
						</div>
					)}
					<Button type="submit" loading={outcome === 'sending' && t('form.sending')}>
						{submit}
					</Button>
				</form>
			)}
		</section>
	);
}
