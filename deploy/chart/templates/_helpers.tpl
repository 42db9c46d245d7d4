{{- define "vayl.labels" -}}
app.kubernetes.io/name: vayl
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
app.kubernetes.io/version: {{ include "vayl.tag" .root | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
{{- end }}

{{- define "vayl.selector" -}}
app.kubernetes.io/name: vayl
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "vayl.tag" -}}
{{ .Values.images.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "vayl.image" -}}
image: {{ printf "%svayl-%s:%s" .root.Values.images.prefix .image (include "vayl.tag" .root) | quote }}
imagePullPolicy: {{ .root.Values.images.pullPolicy }}
{{- end }}

{{- define "vayl.pullSecrets" -}}
{{- with .Values.images.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{- /* Nobody is root, nothing can be gained, and nothing is written but where a volume is. */ -}}
{{- define "vayl.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "vayl.podSecurity" -}}
securityContext:
  runAsNonRoot: true
  runAsUser: {{ .user }}
  runAsGroup: {{ .user }}
  fsGroup: {{ .user }}
  # Else the data folder would be opened to its group at each start, and PostgreSQL would refuse it.
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
automountServiceAccountToken: false
{{- end }}

{{- /* One on each machine, where there are machines enough; zones first. */ -}}
{{- define "vayl.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: topology.kubernetes.io/zone
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{- include "vayl.selector" . | nindent 8 }}
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: {{ .whenUnsatisfiable | default "ScheduleAnyway" }}
    labelSelector:
      matchLabels: {{- include "vayl.selector" . | nindent 8 }}
{{- end }}

{{- define "vayl.serverEnvironment" -}}
- { name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
- { name: HOST, value: "0.0.0.0" }
- { name: PORT, value: "8787" }
- { name: INTERNAL_PORT, value: "8788" }
- { name: TRUSTED_PROXIES, value: {{ join "," .Values.trustedProxies | quote }} }
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- if .Values.database.enabled }}
- name: DATABASE_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ .Values.database.secret }}, key: application } }
- { name: DATABASE_URL, value: "postgres://vayl:$(DATABASE_PASSWORD)@{{ .Release.Name }}-database:5432/vayl" }
{{- end }}
{{- end }}
