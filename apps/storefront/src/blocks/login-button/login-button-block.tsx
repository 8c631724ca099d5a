import { pathTo } from '@korb/domain/routing/routes';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { useLoginState } from '../../shop/session/use-login-state.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import type { BlockOf } from '../block-of.ts';

export function LoginButtonBlock({ block }: { block: BlockOf<'login-button'> }) {
	const login = pathTo(useSite().routes, 'login');
	const isLoggedIn = useLoginState() === 'loggedIn';
	if (isLoggedIn) return block.welcome ? <p>{block.welcome}</p> : null;
	if (!login) return null;
	return (
		<AppLink href={login} className={buttonClass({})}>
			{block.label}
		</AppLink>
	);
}
