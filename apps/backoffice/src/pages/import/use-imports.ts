import type {
	ImportLineKind,
	ImportRunDetails,
	ImportStatus,
} from '@korb/contracts/admin/assortment/imports';
import {
	getImport,
	listImportLines,
	listImports,
	uploadImport,
} from '@korb/contracts/admin/assortment/imports-paths';
import {
	keepPreviousData,
	useInfiniteQuery,
	useMutation,
	useQuery,
	useQueryClient,
} from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call, sendFile } from '../../platform/api/api.ts';

const POLL_MS = 700;
/** A planned import begins at its time. */
const WAIT_MS = 30_000;
const working: ImportStatus[] = ['checking', 'applying', 'rollingBack'];

const keyOf = (importId: number) => ['import', importId];

export function isWorking({ status }: { status: ImportStatus }): boolean {
	return working.includes(status);
}

/** Follows the worker until it is done. */
export function useImport(importId: number | null) {
	return useQuery({
		queryKey: keyOf(importId ?? 0),
		queryFn: ({ signal }) => call(getImport, { params: { importId: importId ?? 0 }, signal }),
		enabled: importId !== null,
		refetchInterval: ({ state: { data } }) => {
			if (data?.status === 'planned') return WAIT_MS;
			return data && isWorking(data) ? POLL_MS : false;
		},
	});
}

export function useImports() {
	return useInfiniteQuery({
		queryKey: ['imports'],
		queryFn: ({ pageParam, signal }) =>
			call(listImports, { query: pageParam ? { before: pageParam } : {}, signal }),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
	});
}

/** Of one version: what is applied or checked again has other lines. */
export function useImportLines(
	{ importId, version }: ImportRunDetails,
	kind: ImportLineKind | null,
	pageSize: number,
) {
	return useInfiniteQuery({
		queryKey: ['import-lines', importId, version, kind],
		queryFn: ({ pageParam, signal }) =>
			call(listImportLines, {
				params: { importId },
				query: { after: pageParam, pageSize, ...(kind && { kind }) },
				signal,
			}),
		initialPageParam: 0,
		getNextPageParam: ({ next }) => next,
		placeholderData: keepPreviousData,
	});
}

export function useImportUpdate(): (run: ImportRunDetails) => void {
	const queries = useQueryClient();
	return (run) => {
		queries.setQueryData(keyOf(run.importId), run);
		for (const list of ['imports', 'products', 'assortment', 'product']) {
			void queries.invalidateQueries({ queryKey: [list] });
		}
	};
}

export function useUpload() {
	const update = useImportUpdate();
	const navigate = useNavigate();
	return useMutation({
		mutationFn: (file: File) => sendFile(uploadImport, { query: { name: file.name }, body: file }),
		onSuccess: (run) => {
			update(run);
			void navigate(`/assortment/import/${run.importId}`);
		},
	});
}
