// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const LoaderCircleIcon = icon('M21 12a9 9 0 1 1-6.219-8.56');
