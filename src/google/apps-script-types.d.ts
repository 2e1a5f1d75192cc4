// API additions missing from @types/google-apps-script. Older forms lack what they do.
declare namespace GoogleAppsScript.Script {
  interface AuthorizationInfo {
    /** Gives those of the scopes asked about which the user has granted. */
    getAuthorizedScopes?(): string[];
  }
  interface Trigger {
    /** Google's reference does not list it, though public scripts call it; so a caller must be able to do without it. */
    isDisabled?(): boolean;
  }
  interface ScriptApp {
    getAuthorizationInfo(authMode: AuthMode, oAuthScopes: string[]): AuthorizationInfo;
  }
}

declare namespace GoogleAppsScript.Forms {
  interface FormApp {
    readonly EmailCollectionType?: { readonly DO_NOT_COLLECT: unknown };
  }
  interface Form {
    /**
     * Google's reference does not list it, though public scripts call it; so a caller must be able to do without it.
     */
    setEmailCollectionType?(type: unknown): Form;
    /** Publishes a form. Forms made since 2026 start unpublished and take no answers. */
    setPublished?(published: boolean): Form;
    isPublished?(): boolean;
    /** Whether a form can be published, and has a list of who may answer. */
    supportsAdvancedResponderPermissions?(): boolean;
  }
}

declare namespace GoogleAppsScript.Drive_v3.Drive.V3.Collection {
  interface FilesCollection {
    /** Changes what is said of a file, and nothing in it: null stands for content. */
    update(
      resource: Schema.File,
      fileId: string,
      mediaData: null,
      optionalArgs: Record<string, unknown>,
    ): Schema.File;
  }
}
