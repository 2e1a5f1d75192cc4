// What Google's services have learnt since their types were published.
declare namespace GoogleAppsScript.Forms {
  interface Form {
    /** Forms made since 2026 start unpublished and take no answers; older services know no such call. */
    setPublished?(published: boolean): Form;
  }
}
