import type { UserType } from '@korb/domain/tenant/tracking';
import { loadChunk } from '../../platform/builds/chunks.ts';
import type { SiteContext } from '../../platform/site.tsx';
import { readLoginState } from '../session/session.ts';

export async function findUserType(site: SiteContext): Promise<UserType> {
	if (readLoginState() !== 'loggedIn') return 'guest';
	const { runningSession } = await loadChunk(() => import('../session/running-session.ts'));
	const session = await runningSession(site);
	return (await session.isMember(site.config)) ? 'loyalty' : 'customer';
}
