import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { repoRoot } from '../infrastructure/paths.ts';

type Named = { name: string };
type Container = Named & {
	image: string;
	env?: (Named & { valueFrom?: { secretKeyRef?: Named & { key: string } } })[];
	livenessProbe?: object;
	readinessProbe?: object;
	resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
	securityContext?: {
		allowPrivilegeEscalation?: boolean;
		readOnlyRootFilesystem?: boolean;
		capabilities?: { drop?: string[] };
	};
};
export type PodSpec = {
	automountServiceAccountToken?: boolean;
	containers: Container[];
	securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } };
	topologySpreadConstraints?: object[];
	volumes?: (Named & { secret?: { secretName: string } })[];
};
export type Manifest = {
	apiVersion: string;
	kind: string;
	metadata: Named & { namespace?: string };
	spec: {
		replicas?: number;
		minReplicas?: number;
		podSelector?: object;
		policyTypes?: string[];
		ingress?: object[];
		egress?: object[];
		selector?: { matchLabels?: Record<string, string> };
		scaleTargetRef?: Named;
		template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
	};
};

export const canRender =
	spawnSync('kubectl', ['version', '--client']).status === 0 &&
	existsSync(join(repoRoot, 'deploy/front/haproxy.cfg'));

/** What `kubectl apply -k` would send. */
export function render(folder: string): Manifest[] {
	const path = join(repoRoot, 'deploy/kubernetes', folder);
	const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', path], {
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(stderr);
	return parseAllDocuments(stdout).map((document) => document.toJS());
}

export function workloads(manifests: Manifest[]): { manifest: Manifest; pod: PodSpec }[] {
	return manifests.flatMap((manifest) => {
		const pod = manifest.spec?.template?.spec;
		return pod ? [{ manifest, pod }] : [];
	});
}
