// API additions missing from @types/google-apps-script. Older forms lack what they do.
declare namespace GoogleAppsScript.Forms {
  interface Form {
    /** Publishes a form. Forms made since 2026 start unpublished and take no answers. */
    setPublished?(published: boolean): Form;
    isPublished?(): boolean;
    /** Whether the form can be published, and has a list of who may answer. */
    supportsAdvancedResponderPermissions?(): boolean;
  }
}
