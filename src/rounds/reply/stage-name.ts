// A stage by its name.

export interface StageName {
  readonly name: string;
  readonly title: string;
}
