// API additions missing from @types/google-apps-script. Older forms lack these functions.
declare namespace GoogleAppsScript.Script {
  interface AuthorizationInfo {
    /** Which of the requested scopes the user has granted. */
    getAuthorizedScopes?(): string[];
  }
  interface Trigger {
    /** Not in Google's reference, though public scripts call it, so callers must work without it. */
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
    /** Not in Google's reference, though public scripts call it, so callers must work without it. */
    setEmailCollectionType?(type: unknown): Form;
    /** Forms created since 2026 start unpublished and don't accept answers. */
    setPublished?(published: boolean): Form;
    isPublished?(): boolean;
    /** Whether the form can be published and has a list of responders. */
    supportsAdvancedResponderPermissions?(): boolean;
  }
}

declare namespace GoogleAppsScript.Drive_v3.Drive.V3.Collection {
  interface FilesCollection {
    /** Changes a file's metadata. Null means no content. */
    update(
      resource: Schema.File,
      fileId: string,
      mediaData: null,
      optionalArgs: Record<string, unknown>,
    ): Schema.File;
  }
}
