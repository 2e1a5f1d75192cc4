export interface StageName {
  readonly name: string;
  readonly title: string;
}
