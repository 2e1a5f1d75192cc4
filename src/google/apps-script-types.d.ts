// API additions missing from @types/google-apps-script.
declare namespace GoogleAppsScript.Forms {
  interface Form {
    /** Publishes a form. Forms made since 2026 start unpublished and take no answers; older services lack this call. */
    setPublished?(published: boolean): Form;
  }
}
