import { pathTo } from '@korb/domain/routing/routes';
import { AppLink } from '../../lib/navigation/app-link.tsx';
import { useLoginState } from '../../lib/shopper/use-login-state.ts';
import { useSite } from '../../lib/site.tsx';
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
