import { postSingleSignOn, postSingleSignOnOptions } from '@korb/contracts/admin/staff/staff-paths';
import { useMutation } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { refusalText } from './refusal-text.ts';
import { useSignInMethods } from './use-sign-in-methods.ts';

/** Nothing unless the company has an identity provider. */
export function SingleSignOn() {
	const t = useMessages();
	const { data } = useSignInMethods();
	const start = useMutation({
		mutationFn: () => call(postSingleSignOnOptions),
		onSuccess: ({ url }) => location.assign(url),
	});
	const returned = useLoaderData<typeof finishSingleSignOn>();
	const error = start.error ?? returned?.error;
	if (!data?.singleSignOn) return null;
	return (
		<>
			<Button size="lg" disabled={start.isPending} onClick={() => start.mutate()}>
				{t('signIn.singleSignOn', { provider: data.singleSignOn })}
			</Button>
			{error && (
				<Note tone="danger" isAlert>
					{hasErrorCode(error, 'login_refused')
						? t('signIn.singleSignOnRefused')
						: refusalText(t, error)}
				</Note>
			)}
		</>
	);
}

/**
 * Where the identity provider sends the browser back to. A page takes the answer, because the
 * cookie that binds it to this browser is not sent with a request that comes from another site.
 */
export async function finishSingleSignOn({ request }: LoaderFunctionArgs) {
	const { code, state, iss } = Object.fromEntries(new URL(request.url).searchParams);
	// The person went back, or the provider refused.
	if (code === undefined || state === undefined) return redirect('/sign-in');
	try {
		await call(postSingleSignOn, { body: { code, state, ...(iss && { iss }) } });
		return redirect('/');
	} catch (error) {
		return { error: error instanceof Error ? error : new Error(String(error)) };
	}
}
