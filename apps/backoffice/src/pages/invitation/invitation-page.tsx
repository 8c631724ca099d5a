import type { Me } from '@korb/contracts/admin/staff/staff';
import {
	postInvitationAcceptance,
	postInvitationLookup,
} from '@korb/contracts/admin/staff/staff-paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { meKey } from '../../session/me.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import textStyles from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import { Door } from '../sign-in/door.tsx';
import { refusalText } from '../sign-in/refusal-text.ts';
import styles from '../sign-in/sign-in-page.module.css';

/** The link's token is in the fragment, which no server and no log ever sees. */
export function InvitationPage() {
	const t = useMessages();
	const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
	const invitation = useQuery({
		queryKey: ['invitation', token],
		queryFn: () => call(postInvitationLookup, { body: { token } }),
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (invitation.isPending) return null;
	if (invitation.error) {
		return (
			<Door title={t('invitation.title')} lead={t('invitation.lead')}>
				<Note tone="warn" isAlert>
					{invitationError()}
				</Note>
				<Link className={textStyles['link']} to="/sign-in">
					{t('invitation.toSignIn')}
				</Link>
			</Door>
		);
	}
	const { name, shop, email } = invitation.data;
	return (
		<Door title={t('invitation.hello', { name })} lead={t('invitation.text', { shop })}>
			<PasswordChoice token={token} email={email} />
		</Door>
	);

	/** A malformed token means that the link was cut short. */
	function invitationError(): string {
		const text = refusalText(t, invitation.error);
		return text === t('signIn.wrong') ? t('invitation.expired') : text;
	}
}

function PasswordChoice({ token, email }: { token: string; email: string }) {
	const t = useMessages();
	const queries = useQueryClient();
	const navigate = useNavigate();
	const [password, setPassword] = useState('');
	const accept = useMutation({
		mutationFn: () => call(postInvitationAcceptance, { body: { token, password } }),
		onSuccess: async (me: Me) => {
			queries.setQueryData(meKey, me);
			await navigate('/', { replace: true });
		},
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		accept.mutate();
	};
	return (
		<form className={styles['form']} onSubmit={submit}>
			{/* Tells password managers whose password it is. */}
			<Field label={t('signIn.email')} size="lg" autoComplete="username" readOnly value={email} />
			<Field
				label={t('invitation.password')}
				type="password"
				size="lg"
				autoComplete="new-password"
				required
				help={t('invitation.passwordHelp')}
				error={accept.error && refusalText(t, accept.error)}
				value={password}
				onChange={({ target }) => setPassword(target.value)}
			/>
			<Button type="submit" variant="primary" size="lg" disabled={accept.isPending}>
				{t('invitation.submit')}
			</Button>
		</form>
	);
}
