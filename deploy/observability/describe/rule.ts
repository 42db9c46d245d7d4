interface Labelled {
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
}

interface Recorded extends Labelled {
  readonly record: string;
}

export interface Alert extends Labelled {
  readonly alert: string;
  readonly for?: string;
  readonly annotations: Readonly<Record<string, string>>;
}

export type Rule = Recorded | Alert;
